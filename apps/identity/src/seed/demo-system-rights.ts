import type { RightCode } from '@mullion/contracts';

interface DemoRight {
  readonly code: RightCode;
  readonly description: string;
  readonly administrator: boolean;
  readonly planner: boolean;
  readonly manager: boolean;
  readonly packer: boolean;
  readonly worker: boolean;
}

const right = (
  code: RightCode,
  description: string,
  ...roles: ('planner' | 'manager' | 'packer' | 'worker')[]
): DemoRight => ({
  code,
  description,
  administrator: true,
  planner: roles.includes('planner'),
  manager: roles.includes('manager'),
  packer: roles.includes('packer'),
  worker: roles.includes('worker'),
});

/** Which role has which right is the company's to say; this is a believable start. */
export const demoSystemRights: readonly DemoRight[] = [
  right('OP_DEL', 'Ištrinti užsakymus ir gaminius', 'planner'),
  right('OP_EDIT', 'Redaguoti užsakymus', 'planner', 'manager'),
  right('PR_EDIT', 'Kurti ir redaguoti gaminius', 'planner', 'manager'),
  right('TP_STATUSBACK', 'Grąžinti ankstesnę būseną', 'planner', 'manager'),
  right('TP_EDIT', 'Kurti sunkvežimius, ištrinti paletes', 'planner', 'manager'),
  right('CA_NEW', 'Matyti ir kurti klientus', 'planner', 'manager'),
  right('CA_EDIT', 'Redaguoti klientus', 'planner', 'manager'),
  right('CA_DEL', 'Ištrinti klientus'),
  right('PT_EDIT', 'Redaguoti pakavimo tipus', 'planner'),
  right('PAL_SCAN', 'Skenuoti paletes', 'planner', 'manager', 'packer'),
];
