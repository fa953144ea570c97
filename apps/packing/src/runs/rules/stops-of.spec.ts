import { stopsOf } from './stops-of';

describe('BEY-27 BEY-31 stops of a run', () => {
  it('are the delivery addresses in the order of their names, each once', () => {
    const at = (address: string | null, address_key: string) => ({ address, address_key });
    expect(
      stopsOf([at('Šiauliai', 'c'), at('Alytus', 'b'), at('Šiauliai', 'c'), at('Zarasai', 'a'), at(null, 'order:7')]),
    ).toEqual({
      'order:7': 1,
      b: 2,
      c: 3,
      a: 4,
    });
    expect(stopsOf([])).toEqual({});
  });
});
