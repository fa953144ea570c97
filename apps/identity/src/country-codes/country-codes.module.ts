import { Module } from '@nestjs/common';
import { CountryCodesController } from './country-codes.controller';
import { CountryCodesQueries } from './country-codes.queries';

@Module({ controllers: [CountryCodesController], providers: [CountryCodesQueries] })
export class CountryCodesModule {}
