/** A set of statuses whose names the compiler checks, and which any text of the wire can be looked up in. */
export const statusSet = <S extends string>(...statuses: readonly S[]): ReadonlySet<string | null> => new Set(statuses);
