import type { PicturesResult, Problem } from '@mullion/contracts';
import { countPictures, picturesOfProblem } from './pictures-of-problem';

const result: PicturesResult = {
  written: false,
  pictures: [
    { file: 'a/1.png', order_id: 1 as never, order: 'a', position: '1', products: 5, replaced: 1, unchanged: 2 },
  ],
  unmatched: [],
  errors: [{ file: 'a/2.png', code: 'picture.unreadable', params: {} }],
};
const problem = (part: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'pictures.failed',
  ...part,
});

describe('the pictures of a zip', () => {
  it('are found in a refusal that names files, and in no other', () => {
    expect(picturesOfProblem(problem({ current: result }))).toEqual(result);
    expect(picturesOfProblem(problem({ code: 'pictures.unreadable' }))).toBeNull();
    expect(picturesOfProblem(problem({ current: { nothing: 1 } }))).toBeNull();
  });

  it('are counted by what becomes of the products', () => {
    expect(countPictures(result)).toEqual({ added: 2, replaced: 1, unchanged: 2 });
  });
});
