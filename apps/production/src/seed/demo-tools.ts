import type { FullTool } from '../tools/rules/full-tool';

const tool = (
  code: string,
  description: string,
  length: number,
  diameter: number,
  ...geometry: string[]
): FullTool => ({
  ...{ code, description, length, diameter },
  geometry: geometry.join('\n'),
});

/**
 * Cutters of the demo factory: millimetres from the foot of the axis, y up, the third number bends the step to the
 * point.
 */
export const demoTools: readonly FullTool[] = [
  tool(
    'F-092',
    'Frezė, varčios profilis 78',
    78,
    165.25,
    '0, 0',
    '62, 0',
    '62, 18',
    '54, 26, -8',
    '54, 52',
    '66, 64, 12',
    '66, 78',
    '0, 78',
  ),
  tool(
    'F-118',
    'Frezė, rėmo profilis 78',
    78,
    165.25,
    '0, 0',
    '70, 0',
    '70, 12',
    '58, 24, 12',
    '58, 50',
    '64, 56, -6',
    '64, 78',
    '0, 78',
  ),
  tool('F-204', 'Frezė, stiklajuostės 20', 24, 120, '0, 0', '44, 0', '60, 16, 16', '60, 24', '0, 24'),
  tool('F-310', 'Frezė, suapvalinimas R10', 30, 90, '0, 0', '45, 0', '45, 10', '35, 20, -10', '35, 30', '0, 30'),
  tool('G-012', 'Grąžtas, vyrių skylės 12', 96, 12, '0, 0', '6, 6', '6, 96', '0, 96'),
  tool('P-300', 'Pjūklas, skersavimas', 4, 300, '0, 0', '150, 0', '150, 3.2', '0, 3.2'),
];
