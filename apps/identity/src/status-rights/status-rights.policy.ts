import type { RequestContext, StatusRight } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { movesOf, sameMoves } from './rules/status-moves';
import type { StagedPart } from './status-rights.repository';

/** Only a person stages. @throws AppError `forbidden` */
export const personOf = ({ user_id: id }: RequestContext): number => {
  if (id === null) throw new AppError('forbidden');
  return id;
};

/** @throws AppError `conflict` with the current rights of the first part that is not as its person saw it */
export const mustBeSeen = (rights: readonly StatusRight[], parts: readonly StagedPart[]): void => {
  for (const part of parts) {
    const present = movesOf(rights, part);
    if (part.known && !sameMoves(part.known, present)) throw new AppError('conflict', {}, { current: present });
  }
};
