/** Product 51. */
export const socialNetworks = [
  { name: 'Facebook', key: 'footer_facebook' },
  { name: 'Instagram', key: 'footer_instagram' },
  { name: 'LinkedIn', key: 'footer_linkedin' },
] as const

/** 'Serviços e contato ativos': 'yes', or ''. */
export const FOOTER_ACTIVE = 'footer_active'
