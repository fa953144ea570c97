import { actIds } from './act-ids';

describe('the id of an act that a dialog asks for', () => {
  const fictive = { kind: 'fictive', comment: 'Hinges', length: 1200 };

  it('BEY-08c is the same when it is sent again after its answer was lost', () => {
    const ids = actIds();
    expect(ids.idOf({ ...fictive })).toBe(ids.idOf({ ...fictive }));
  });

  it('BEY-08c is another one when a field was changed before the second try, and stays that', () => {
    const ids = actIds();
    const first = ids.idOf(fictive);
    const second = ids.idOf({ ...fictive, length: 1300 });
    expect(second).not.toBe(first);
    expect(ids.idOf({ ...fictive, length: 1300 })).toBe(second);
  });

  it('BEY-08c is another one for the same once more, after it was answered', () => {
    const ids = actIds();
    const first = ids.idOf(7);
    ids.done();
    expect(ids.idOf(7)).not.toBe(first);
  });
});
