import { numberStops, orderOfStops, proposeStops } from './propose-stops';

const stops = (...labels: string[]) => labels.map((label) => ({ key: label[0] as string, label }));
const keys = (labels: string[], ...remembered: string[]) =>
  proposeStops(
    stops(...labels),
    remembered.map((text) => [...text]),
  ).keys.join('');

describe('the order of stops that is proposed', () => {
  it('TRK-03 is that of the addresses where nothing is remembered', () => {
    expect(proposeStops(stops('Vilnius', 'Čiobiškis', 'Drammen', 'Alytus'), [['x', 'y']])).toEqual({
      keys: ['A', 'Č', 'D', 'V'],
      isRemembered: false,
    });
    expect(keys([])).toBe('');
  });
  it('TRK-03 is the last one of these addresses, also of some of them and of more than them', () => {
    expect(keys(['Alytus', 'Birštonas', 'Cēsis'], 'CAB')).toBe('CAB');
    expect(keys(['Alytus', 'Cēsis'], 'CBA')).toBe('CA');
    expect(keys(['Alytus', 'Birštonas', 'Cēsis', 'Drammen'], 'DA')).toBe('BCDA');
    expect(proposeStops(stops('Alytus', 'Birštonas'), [['B', 'A']]).isRemembered).toBe(true);
  });
  it('TRK-03 follows the newest where orders contradict each other, and older ones in what the newest leaves open', () => {
    expect(keys(['Alytus', 'Birštonas', 'Cēsis'], 'BA', 'ABC')).toBe('BAC');
    expect(keys(['Alytus', 'Birštonas', 'Cēsis'], 'CB', 'BA', 'AC')).toBe('CBA');
  });
});

describe('the numbers of stops', () => {
  it('TRK-02b run from 1 on each truck, in the order of all; what the order does not name comes last', () => {
    expect([...numberStops(['c', 'a', 'b'], ['b', 'c', 'b'])]).toEqual([
      ['c', 1],
      ['b', 2],
    ]);
    expect([...numberStops(['a'], ['x', 'a'])]).toEqual([
      ['a', 1],
      ['x', 2],
    ]);
  });
  it('TRK-03 are an order to remember once every stop has one of its own', () => {
    const load = (key: string, priority: number | null) => ({ key, priority });
    expect(orderOfStops([load('a', 2), load('b', 1), load('a', 2)])).toEqual(['b', 'a']);
    expect(orderOfStops([load('a', 2), load('b', null)])).toBeNull();
    expect(orderOfStops([load('a', 1), load('b', 1)])).toBeNull();
    expect(orderOfStops([load('a', 1), load('a', 1)])).toBeNull();
  });
});
