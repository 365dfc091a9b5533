/** A set of statuses. The compiler checks their names; any text of the wire may be looked up. */
export const statusSet = <S extends string>(...statuses: readonly S[]): ReadonlySet<string | null> => new Set(statuses);
