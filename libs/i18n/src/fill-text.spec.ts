import { fillText } from './fill-text';

describe('filling a text', () => {
  it('fills every place, and again where a name stands twice', () => {
    expect(fillText('{{page}} of {{pages}}, page {{page}}', { page: 1, pages: 3 })).toBe('1 of 3, page 1');
  });

  it('shows what is filled in as it is, and leaves a name without a value', () => {
    expect(fillText('{{customers}}: {{count}} {{unit}}', { customers: "UAB {{count}} $& $' ", count: 2 })).toBe(
      "UAB {{count}} $& $' : 2 {{unit}}",
    );
  });
});
