import { picturesResult, type PicturesResult, type Problem } from '@mullion/contracts';

/** What was found in a zip, also when it came as a refusal; null: it failed for another reason. */
export const picturesOfProblem = (problem: Problem): PicturesResult | null => {
  const found = problem.code === 'pictures.failed' ? picturesResult.safeParse(problem.current) : null;
  return found?.success ? found.data : null;
};

/** How many products get a picture, another one, or have theirs already. */
export const countPictures = ({ pictures }: PicturesResult) => {
  const sum = (of: (one: PicturesResult['pictures'][number]) => number): number =>
    pictures.reduce((all, one) => all + of(one), 0);
  const [products, replaced, unchanged] = [
    sum((one) => one.products),
    sum((one) => one.replaced),
    sum((one) => one.unchanged),
  ];
  return { added: products - replaced - unchanged, replaced, unchanged };
};
