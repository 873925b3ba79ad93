type Row = { state: string; on_refusal: string }
type Upload = { state: string; record: string }

const unsentRows = ['queued', 'sent', 'refused']
const unsentUploads = ['waiting', 'refused']

/** How many items a person would lose: commands unsent, sent without an answer, or refused, and what they have not uploaded, by its record. Read marks count in no number. */
export const countOf = (rows: readonly Row[], uploads: readonly Upload[]): number =>
  rows.filter(({ state, on_refusal }) => unsentRows.includes(state) && on_refusal !== 'forget').length +
  new Set(uploads.filter(({ state }) => unsentUploads.includes(state)).map(({ record }) => record)).size
