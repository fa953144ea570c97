import { useEffect, useState } from 'react';

export type Layout = 'wide' | 'medium' | 'narrow' | 'phone';

const layoutNow = (): Layout => {
  if (innerWidth > 1280) return 'wide';
  if (innerWidth >= 1100) return 'medium';
  return innerWidth >= 600 ? 'narrow' : 'phone';
};

/** How much room the three panes have (guide, "Page frame": 300 px at 1280, two columns below 1100). */
export const useLayout = (): Layout => {
  const [layout, setLayout] = useState(layoutNow);
  useEffect(() => {
    const update = () => setLayout(layoutNow());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return layout;
};
