import { createContext, useContext } from 'react'

/** True in a form that is being sent: its fields show what goes out and take nothing more, so that nothing is typed that would go with the form. */
export const FormLock = createContext(false)

export const useFormLock = (): boolean => useContext(FormLock)
