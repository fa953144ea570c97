import type { unitChange as en } from '../en/unit-change';
import type { Shape } from '../shape';

export const unitChange: Shape<typeof en> = {
  stop: 'Stabdykite {{position}}: gaminys pakeistas',
  title: '{{position}} pakeistas: perskaitykite',
  again: 'Pakeista ir grąžinta: vėl taip, kaip buvo.',
  was: 'Buvo',
  is: 'Dabar',
  oldDrawing: '{{position}}, kaip buvo: {{width}} × {{height}} mm',
  newDrawing: '{{position}}, kaip yra dabar: {{width}} × {{height}} mm',
  product: 'Gaminys',
  by: 'Pakeitė',
  next: 'Kas toliau',
  goesOn: 'Perskaitę tęskite čia, pagal naują brėžinį',
  stopped: 'Sustabdžiau: {{position}}',
  read: 'Perskaičiau: {{position}}',
  readDone: '{{position}}: pakeitimas perskaitytas.',
  readBy: 'Perskaitė {{name}}, {{at}}',
  confirmed: 'Perskaityta',
  first: 'Pirma perskaitykite, kas pakeista',
  firstText: 'Tada pradėkite arba užbaikite.',
  unread: 'Pakeista, neperskaityta',
  changed: 'Pakeista',
};
