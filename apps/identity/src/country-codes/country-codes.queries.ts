import type { Language, OutputOf, listCountryCodes } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import type { CountryCodeRow } from './country-code.entity';

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Countries in the order of their names in the language; `filter` is a part of the name or the code, accents do not
 * matter.
 */
export const countryCodes = async (
  database: Database,
  language: Language,
  filter: string | null,
): Promise<OutputOf<typeof listCountryCodes>> => {
  const rows = await database.read<CountryCodeRow>('SELECT * FROM country_code WHERE language = $1', [language]);
  const order = new Intl.Collator(language);
  const wanted = withoutMarks(filter ?? '');
  return rows
    .filter((row) => withoutMarks(row.country_name).includes(wanted) || row.country_code.toLowerCase() === wanted)
    .sort((a, b) => order.compare(a.country_name, b.country_name))
    .map((row) => ({
      id: row.id,
      language: row.language,
      country_name: row.country_name,
      country_code: row.country_code,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
};
