import type { z } from 'zod';

type Unwritable<Value> = Value extends readonly (infer Element)[] ? readonly Element[] : Value;
type ColumnOf<Row, Value> = {
  [Name in keyof Row & string]: Row[Name] extends Unwritable<Value> ? Name : never;
}[keyof Row & string];

/** A value that is no column as it stands, in both languages. */
export interface Computed<Row, Value> {
  /** Over the columns of the row, by their names alone. */
  readonly sql: string;
  readonly of: (row: Row) => Value;
}

interface Described {
  sql(isGroup?: boolean): string;
  expressions(): unknown;
}

/** A list of which each member is a row of its own where the statement is. */
export class Each<Row, Element> {
  constructor(
    readonly member: Described,
    readonly orderBy: string,
    readonly of: (row: Row) => Element[],
  ) {}
}

type Field<Row, Value> =
  | ColumnOf<Row, Value>
  | Computed<Row, Value>
  | RowShape<Row, Value>
  | (Value extends readonly (infer Element)[] ? Each<Row, Element> : never);
/** What each field of a contract is taken from. */
export type Fields<Row, Value> = { readonly [Name in keyof Value]-?: Field<Row, Exclude<Value[Name], undefined>> };
type AnyField<Row> = string | Computed<Row, unknown> | Described | Each<Row, unknown>;

/** The SQL of a value. */
export class Expression {
  constructor(
    readonly sql: string,
    /** Of a member of a list: what the list is in the order of. */
    readonly orderBy: string | null = null,
  ) {}
}

const quoted = (name: string): string => `"${name}"`;

/** How a value of a contract is made of a row: here, and by a statement where the rows are. */
export class RowShape<Row, Value> implements Described {
  private readonly fields: readonly (readonly [string, AnyField<Row>])[];
  private readonly values: readonly (readonly [string, (row: Row) => unknown])[];

  constructor(fields: readonly (readonly [string, AnyField<Row>])[]) {
    this.fields = fields;
    this.values = fields.map(([name, field]) => [name, valueOf(field)]);
  }

  of(row: Row): Value {
    const value: Record<string, unknown> = {};
    for (const [name, of] of this.values) value[name] = of(row);
    return value as Value;
  }

  /** @param isGroup whether several rows make one value: then lists are of all of them */
  sql(isGroup = false): string {
    return `json_build_object(${this.fields.map(([name, field]) => `'${name}', ${sqlOf(field, isGroup)}`).join(', ')})`;
  }

  /** The value with an `Expression` in the place of each value that is no object; a list has one member. */
  expressions(): unknown {
    return Object.fromEntries(this.fields.map(([name, field]) => [name, expressionOf(field)]));
  }
}

const isDescribed = (field: AnyField<never>): field is Described => field instanceof RowShape;

const valueOf = <Row>(field: AnyField<Row>): ((row: Row) => unknown) => {
  if (typeof field === 'string') return (row) => row[field as keyof Row];
  return (field as Computed<Row, unknown>).of.bind(field);
};

const sqlOf = (field: AnyField<never>, isGroup: boolean): string => {
  if (typeof field === 'string') return quoted(field);
  if (isDescribed(field)) return field.sql(isGroup);
  if (!(field instanceof Each)) return field.sql;
  const member = field.member.sql();
  return isGroup ? `json_agg(${member} ORDER BY ${quoted(field.orderBy)})` : `json_build_array(${member})`;
};

const expressionOf = (field: AnyField<never>): unknown => {
  if (typeof field === 'string') return new Expression(quoted(field));
  if (field instanceof Each) return [ofMember(field.member.expressions(), quoted(field.orderBy))];
  return isDescribed(field) ? field.expressions() : new Expression(field.sql);
};

const ofMember = (value: unknown, orderBy: string): unknown =>
  value instanceof Expression
    ? new Expression(value.sql, orderBy)
    : Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, ofMember(one, orderBy)]));

/**
 * Describes values of a contract: `rowsOf<PalletRow>().as(palletRecord, { id: 'id', version: 'record_version', … })`.
 */
export const rowsOf = <Row>() => ({
  /** @throws Error when a field of the contract is missing */
  as: <Schema extends z.ZodObject>(
    schema: Schema,
    fields: Fields<Row, z.input<Schema>>,
  ): RowShape<Row, z.output<Schema>> => {
    const given = fields as Readonly<Record<string, AnyField<Row>>>;
    return new RowShape(
      Object.keys(schema.shape).map((name) => {
        const field = given[name];
        if (field === undefined) throw new Error(`nothing is said of ${name}`);
        return [name, field] as const;
      }),
    );
  },
});

/** A list in the order of a column of its members. */
export const each = <Row, Member, Element>(
  member: RowShape<Member, Element>,
  orderBy: keyof Member & string,
  membersOf: (row: Row) => readonly Member[],
): Each<Row, Element> => new Each(member, orderBy, (row) => membersOf(row).map((one) => member.of(one)));

/** A moment of a column as contracts carry it: ISO, in UTC, with milliseconds. */
export const momentOf = <Name extends string>(
  column: Name,
): Computed<{ readonly [K in Name]: Date | null }, string | null> => ({
  sql: `to_char(${quoted(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  of: (row) => row[column]?.toISOString() ?? null,
});
