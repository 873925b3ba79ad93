import * as v from 'valibot'

/** Text that a figure's field cannot read, beside the figure in its form's draft; '' for none. Product 27. */
export const unreadText = v.optional(v.string(), '')
