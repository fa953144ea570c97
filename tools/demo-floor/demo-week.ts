/** Products of one size: name, category, width, height, depth (mm), weight (kg). */
const models = {
  wide: ['L', 1, 2080, 1480, 92, 98.4, 'Medinis langas 92'],
  window: ['L', 1, 1460, 1400, 92, 68.5, 'Medinis langas 92'],
  middle: ['L', 1, 1180, 1480, 92, 57.2, 'Medinis langas 92'],
  narrow: ['L', 1, 880, 1180, 92, 38.1, 'Medinis langas 92'],
  small: ['L', 1, 600, 600, 92, 16.9, 'Medinis langas 92'],
  balcony: ['B', 1, 980, 2180, 92, 71.6, 'Medinis balkono blokas 92'],
  door: ['D', 2, 1010, 2120, 104, 82.3, 'Medinis durų blokas 104'],
  slide: ['S', 1, 2310, 2150, 170, 189.7, 'Medinis stumdomų durų blokas 170'],
} as const;
type Model = keyof typeof models;

/** An order that is made and waits for its truck. */
export interface WeekOrder {
  /** The last digits of its number. */
  readonly number: number;
  readonly customer: string;
  readonly address: string;
  readonly products: Readonly<Partial<Record<Model, number>>>;
}

/** Orders of one truck; the first stop is the first to be unloaded. */
export interface WeekTruck {
  /** Working days from today. */
  readonly day: number;
  /** So many of its last products are still in production. */
  readonly notMade: number;
  /** Where it is loaded, and when it leaves; null: in two hours. */
  readonly gate: string;
  readonly departure: string | null;
  readonly vehicle: {
    readonly make: string;
    readonly number_plate: string;
    readonly trailer_number_plate: string;
    readonly driver: string;
  };
  readonly orders: readonly WeekOrder[];
}

const azuolynas = 'UAB Ąžuolyno statyba';
const malarfonster = 'Mälarfönster AB';

/** Four stops in Scandinavia: nearly full. */
export const fullTruck: WeekTruck = {
  day: 0,
  notMade: 0,
  gate: '3',
  departure: null,
  vehicle: { make: 'DAF XF 480', number_plate: 'LRS 903', trailer_number_plate: 'KD 205', driver: 'Rasa Šimkutė' },
  orders: [
    {
      number: 301,
      customer: malarfonster,
      address: 'Warfvinges väg 32, 112 51 Stockholm, SE',
      products: { window: 14, middle: 10, narrow: 8, balcony: 8, wide: 5, small: 4 },
    },
    {
      number: 302,
      customer: malarfonster,
      address: 'Sjöhagsvägen 7, 721 30 Västerås, SE',
      products: { wide: 9, window: 10, balcony: 10, door: 4, slide: 2 },
    },
    {
      number: 303,
      customer: 'Nordlys Vinduer AS',
      address: 'Økernveien 121, 0581 Oslo, NO',
      products: { window: 16, middle: 12, balcony: 8, narrow: 6, slide: 3 },
    },
    {
      number: 304,
      customer: 'Fjordhus Bygg AS',
      address: 'Nøstegaten 42, 5014 Bergen, NO',
      products: { wide: 12, middle: 12, narrow: 10, balcony: 8, door: 6, small: 4 },
    },
  ],
};

/** Two stops on the way to the sea. */
export const seaTruck: WeekTruck = {
  day: 1,
  notMade: 3,
  gate: '1',
  departure: '08:00',
  vehicle: {
    make: 'Scania R 450',
    number_plate: 'MBT 077',
    trailer_number_plate: 'KF 031',
    driver: 'Žilvinas Ąžuolas',
  },
  orders: [
    {
      number: 305,
      customer: azuolynas,
      address: 'Vaižganto g. 14, 44255 Kaunas, LT',
      products: { window: 16, middle: 10, balcony: 10, door: 4, narrow: 6 },
    },
    {
      number: 306,
      customer: 'UAB Pajūrio namai',
      address: 'Žvejų g. 5, 91241 Klaipėda, LT',
      products: { wide: 8, window: 8, balcony: 6, slide: 3, small: 3 },
    },
  ],
};

/** One large building. */
export const buildingTruck: WeekTruck = {
  day: 3,
  notMade: 0,
  gate: '1',
  departure: '07:00',
  vehicle: {
    make: 'MAN TGX 18.470',
    number_plate: 'KJB 558',
    trailer_number_plate: 'LB 764',
    driver: 'Darius Žukauskas',
  },
  orders: [
    {
      number: 307,
      customer: azuolynas,
      address: 'Žirmūnų g. 68, 08217 Vilnius, LT',
      products: { window: 36, middle: 24, balcony: 24, wide: 14, narrow: 14, door: 6 },
    },
  ],
};

/** The number of an order of the week: above those of the seed, which count from 101. */
export const orderNumberOf = (order: WeekOrder): string =>
  `${new Date().getUTCFullYear() % 100}-${String(order.number).padStart(4, '0')}`;

/** "Vaižganto g. 14, 44255 Kaunas, LT": Kaunas. */
export const townOf = (address: string): string => /(\p{L}+), [A-Z]{2}$/u.exec(address)?.[1] ?? address;

/** The orders of a truck as a file to import. */
export const weekFile = ({ orders }: WeekTruck): string => {
  const head = 'order;customer;address;position;type;category;width_mm;height_mm;depth_mm;weight_kg;quantity';
  const rows = orders.flatMap((order) => {
    const counted = new Map<string, number>();
    return (Object.entries(order.products) as [Model, number][]).map(([model, quantity]) => {
      const [mark, category, width, height, depth, weight, type] = models[model];
      const at = (counted.get(mark) ?? 0) + 1;
      counted.set(mark, at);
      const owner = `${orderNumberOf(order)};${order.customer};"${order.address}"`;
      return `${owner};${mark}${at};${type};${category};${width};${height};${depth};${weight};${quantity}`;
    });
  });
  return [head, ...rows, ''].join('\n');
};
