import type { Language, StatusTable } from '@mullion/contracts';

interface DemoStatusName {
  readonly table_name: StatusTable;
  readonly status: number;
  readonly language: Language;
  readonly text: string;
}

/** Statuses of packing-model.md: number, English, Lithuanian. */
const names: Readonly<Record<StatusTable, readonly (readonly [number, string, string])[]>> = {
  orders: [
    [0, 'New', 'Naujas'],
    [1, 'Offered', 'Pasiūlytas'],
    [2, 'Confirmed', 'Patvirtintas'],
    [3, 'Materials ordered', 'Užsakytos medžiagos'],
    [4, 'In preparation', 'Ruošiamas'],
    [5, 'Prepared', 'Paruoštas'],
    [6, 'In production', 'Gaminamas'],
    [7, 'Partly made', 'Iš dalies pagamintas'],
    [8, 'Made', 'Pagamintas'],
    [10, 'Packed', 'Supakuotas'],
    [13, 'Loaded', 'Pakrautas'],
    [14, 'Dispatched', 'Išsiųstas'],
    [15, 'Delivered', 'Pristatytas'],
    [99, 'Cancelled', 'Atšauktas'],
  ],
  products: [
    [0, 'New', 'Naujas'],
    [4, 'In preparation', 'Ruošiamas'],
    [6, 'In production', 'Gaminamas'],
    [8, 'Made', 'Pagamintas'],
    [10, 'Packed', 'Supakuotas'],
    [13, 'Loaded', 'Pakrautas'],
    [14, 'Dispatched', 'Išsiųstas'],
    [15, 'Delivered', 'Pristatytas'],
    [99, 'Cancelled', 'Atšauktas'],
  ],
  pallets: [
    [0, 'Not prepared', 'Neparuošta'],
    [1, 'Prepared', 'Paruošta'],
    [2, 'Closed', 'Uždaryta'],
    [3, 'Loaded', 'Pakrauta'],
    [4, 'Dispatched', 'Išsiųsta'],
  ],
  trucks: [
    [0, 'Draft', 'Juodraštis'],
    [1, 'Planned', 'Suplanuotas'],
    [2, 'Loading', 'Kraunamas'],
    [3, 'Loaded', 'Pakrautas'],
    [4, 'Dispatched', 'Išvyko'],
    [5, 'Delivered', 'Pristatė'],
  ],
  problems: [
    [0, 'New', 'Nauja'],
    [1, 'In progress', 'Sprendžiama'],
    [2, 'Solved', 'Išspręsta'],
    [3, 'Rejected', 'Atmesta'],
  ],
};

export const demoStatusNames: readonly DemoStatusName[] = (Object.keys(names) as StatusTable[]).flatMap((table_name) =>
  names[table_name].flatMap(([status, en, lt]): DemoStatusName[] => [
    { table_name, status, language: 'en', text: en },
    { table_name, status, language: 'lt', text: lt },
  ]),
);
