import { conflictFields, mergeFields } from './conflict-fields';

describe('two people change the same thing', () => {
  const base = { name: 'UAB Langas', phone: '', city: 'Kaunas', notify: false };
  const mine = { ...base, name: 'UAB Langai', phone: '+370 600', notify: true };
  const theirs = { ...base, name: 'UAB Langeliai', city: 'Vilnius', notify: true };

  it('only what differs is asked, and whose change it is', () => {
    expect(conflictFields(base, mine, theirs)).toEqual([
      { key: 'name', isBoth: true, side: 'mine' },
      { key: 'phone', isBoth: false, side: 'mine' },
      { key: 'city', isBoth: false, side: 'theirs' },
    ]);
    expect(conflictFields(base, mine, mine)).toEqual([]);
  });
  it('what is chosen is saved, the rest is as somebody else left it', () => {
    const sides = { name: 'theirs', phone: 'mine' } as const;
    expect(mergeFields(mine, theirs, sides)).toEqual({
      name: 'UAB Langeliai',
      phone: '+370 600',
      city: 'Vilnius',
      notify: true,
    });
  });
});
