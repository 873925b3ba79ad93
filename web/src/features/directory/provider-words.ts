import { dateFormat } from '../../components/times'

const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })

/** 'novembro de 2026' */
export const monthOf = (time: string): string => monthAndYear(new Date(time))

/** 'construtora.com.br': an address as people say it. */
export const websiteName = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Only what a browser opens as a page may become a link. */
export const isWebsite = (address: string): boolean => /^https?:\/\//i.test(address)
