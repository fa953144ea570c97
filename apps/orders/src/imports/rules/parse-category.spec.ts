import { parseCategory } from './parse-category';

describe('categories of products', () => {
  it('are read by number and by name, in both languages', () => {
    expect(['2', 2, 'Durys', 'WINDOW', '0'].map((cell) => parseCategory(cell))).toEqual(
      [2, 2, 2, 1, 0].map((value) => ({ value })),
    );
    expect(parseCategory('')).toHaveProperty('fault.code', 'import.required');
    expect(parseCategory('3')).toEqual({
      fault: { code: 'import.not_a_choice', params: { value: '3', choices: '0, 1, 2' } },
    });
    expect(parseCategory('toString')).toHaveProperty('fault.code', 'import.not_a_choice');
  });
});
