import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CreateDocuments1795219200000 } from './migrations/1795219200000-create-documents';
import { AddRenderOptions1795305600200 } from './migrations/1795305600200-add-render-options';
import { CreateTemplates1795306000000 } from './migrations/1795306000000-create-templates';
import { CreatePdfTemplates1795306500000 } from './migrations/1795306500000-create-pdf-templates';
import { NameWhoSentFiles1798000000110 } from './migrations/1798000000110-name-who-sent-files';
import { NameWhoAsksForFiles1798000000120 } from './migrations/1798000000120-name-who-asks-for-files';
import { FindOldMail1798000053001 } from './migrations/1798000053001-find-old-mail';
import { CountTriesOfLabels1798000000130 } from './migrations/1798000000130-count-tries-of-labels';
import { CreateAttachments1795568400710 } from './migrations/1795568400710-create-attachments';
import { CreateEvidence1796006020000 } from './migrations/1796006020000-create-evidence';
import { NameWhoAttached1796006000000 } from './migrations/1796006000000-name-who-attached';
import { WidenPdfTemplates1795960000000 } from './migrations/1795960000000-widen-pdf-templates';
import { CancelRecalledMail1795392000000 } from './migrations/1795392000000-cancel-recalled-mail';
import { CreateWebhooks1795961000100 } from './migrations/1795961000100-create-webhooks';
import { CreateShareLinks1795962000000 } from './migrations/1795962000000-create-share-links';
import { PartEvidenceByOrder1796008000000 } from './migrations/1796008000000-part-evidence-by-order';
import { KeepMailAddresses1796007002000 } from './migrations/1796007002000-keep-mail-addresses';
import { SaltSystemLinks1798000007300 } from './migrations/1798000007300-salt-system-links';
import { CreateLabels1796005000000 } from './migrations/1796005000000-create-labels';

/** TypeORM's options of schema `documents`; `url` signs in as the role that owns it. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'documents',
  entities: [],
  migrations: [
    ...kitMigrations('documents'),
    CreateDocuments1795219200000,
    AddRenderOptions1795305600200,
    CreateTemplates1795306000000,
    CreatePdfTemplates1795306500000,
    CancelRecalledMail1795392000000,
    CreateAttachments1795568400710,
    CreateWebhooks1795961000100,
    CreateShareLinks1795962000000,
    WidenPdfTemplates1795960000000,
    NameWhoAttached1796006000000,
    KeepMailAddresses1796007002000,
    CreateLabels1796005000000,
    CreateEvidence1796006020000,
    PartEvidenceByOrder1796008000000,
    SaltSystemLinks1798000007300,
    NameWhoSentFiles1798000000110,
    NameWhoAsksForFiles1798000000120,
    CountTriesOfLabels1798000000130,
    FindOldMail1798000053001,
  ],
  synchronize: false,
  applicationName: 'documents',
});
