import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module';
import { EvidencePhotos } from './evidence-photos';
import { EvidenceController } from './evidence.controller';
import { RecordEvidenceOfDepartures } from './handlers/record-evidence-of-departures';
import { EvidencePageSaga } from './sagas/evidence-page.saga';
import { EvidenceSaga } from './sagas/evidence.saga';
import { MakeSheets } from './sweeps/make-sheets';

@Module({
  imports: [PicturesModule],
  controllers: [EvidenceController],
  providers: [EvidencePhotos, RecordEvidenceOfDepartures, EvidenceSaga, EvidencePageSaga, MakeSheets],
})
export class EvidenceModule {}
