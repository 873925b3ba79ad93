type DefinedProps<Props> = { [Name in keyof Props as undefined extends Props[Name] ? never : Name]: Props[Name] } & {
  [Name in keyof Props as undefined extends Props[Name] ? Name : never]?: Exclude<Props[Name], undefined>
}

/** Drops undefined props: react-aria's optional props are present with a value or absent. */
export function definedProps<Props extends object>(props: Props): DefinedProps<Props>
export function definedProps(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
