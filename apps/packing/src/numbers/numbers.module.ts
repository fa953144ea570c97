import { Module } from '@nestjs/common';

export { NumberCounter } from './number-counter.repository';

/** Pallet numbers are given inside other slices' transactions; there is nothing to inject. */
@Module({})
export class NumbersModule {}
