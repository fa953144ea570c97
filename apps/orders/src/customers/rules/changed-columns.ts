/** What an edit changes: fields left out stay, empty texts are none. */
export const changedColumns = <Row extends object>(
  before: Row,
  fields: { readonly [K in keyof Row]?: Row[K] | undefined },
): Partial<Row> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value === '' ? null : value] as const)
      .filter(([name, value]) => value !== undefined && value !== before[name as keyof Row]),
  ) as Partial<Row>;
