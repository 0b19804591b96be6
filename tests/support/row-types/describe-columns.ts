import type pg from 'pg';

interface ColumnType {
  /** What the driver makes of it, as a row type says it. */
  readonly kind: string;
  /** A value of the type. */
  readonly example: string;
}

/** The types of columns by the number that the server gives them. */
export const columnTypesById: Readonly<Record<number, ColumnType>> = {
  16: { kind: 'boolean', example: 'true' },
  17: { kind: 'bytes', example: `'\\x00'::bytea` },
  19: { kind: 'string', example: `'a'::name` },
  20: { kind: 'number', example: '1::bigint' },
  23: { kind: 'number', example: '1::integer' },
  25: { kind: 'string', example: `'a'::text` },
  114: { kind: 'json', example: `'{}'::json` },
  701: { kind: 'number', example: '0.5::double precision' },
  1007: { kind: 'number[]', example: 'array[1]::integer[]' },
  1009: { kind: 'string[]', example: `array['a']::text[]` },
  1082: { kind: 'string', example: `'2026-11-17'::date` },
  1184: { kind: 'Date', example: 'now()' },
  1700: { kind: 'string', example: '0.5::numeric' },
  2950: { kind: 'string', example: 'gen_random_uuid()' },
  2951: { kind: 'string[]', example: 'array[gen_random_uuid()]' },
  3802: { kind: 'json', example: `'{}'::jsonb` },
};

export interface Column {
  readonly name: string;
  readonly kind: string;
  /** Of a table, which allows it to be null. What an expression or an outer join leaves empty cannot be told. */
  readonly isNullable: boolean;
}

/** Asks the server what statements would answer with, without running them. */
export async function columnReader(client: pg.Client): Promise<(text: string) => Promise<Column[]>> {
  const { rows } = await client.query<{ place: string }>(
    `select concat_ws('.', attrelid, attnum) as place from pg_attribute where attnum > 0 and not attnotnull`,
  );
  const nullable = new Set(rows.map(({ place }) => place));
  return async (text) => {
    const fields = await describe(client, text);
    const twice = fields.find(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
    if (twice) throw new Error(`Two columns are called ${twice.name}, and the row keeps only the last: ${text}`);
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const type = columnTypesById[dataTypeID];
      if (!type) throw new Error(`Say in columnTypesById what ${dataTypeID} is, the type of ${name} in: ${text}`);
      return { name, kind: type.kind, isNullable: nullable.has(`${tableID}.${columnID}`) };
    });
  };
}

const describe = (client: pg.Client, text: string): Promise<readonly pg.FieldDef[]> =>
  new Promise((resolve, reject) => {
    let fields: readonly pg.FieldDef[] = [];
    let failure: Error | null = null;
    const description = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, false);
        connection.describe({ type: 'S', name: '' }, false);
        connection.sync();
      },
      handleRowDescription: (message: { fields: readonly pg.FieldDef[] }) => void ({ fields } = message),
      handleError: (error: Error) => void (failure = error),
      handleReadyForQuery: () => (failure ? reject(new Error(`${failure.message}: ${text}`)) : resolve(fields)),
    };
    client.query(description);
  });
