import type { TestService } from '@mullion/server-testing';
import { documentsConfig } from '../../apps/documents/src/config';
import { dataSourceOptions } from '../../apps/documents/src/data-source';
import { DocumentsModule } from '../../apps/documents/src/documents.module';
import { factoryEnv, openFactory, type Factory } from '../copies/factory';

/** The services of a factory, and the one that prints. */
export const openServices = async (): Promise<{ factory: Factory; documents: TestService }> => {
  const factory = await openFactory();
  const documents = await factory.world.boot(
    { name: 'documents', module: DocumentsModule, dataSource: dataSourceOptions, config: documentsConfig },
    { env: { ...factoryEnv, PUBLIC_URL: 'https://mullion.test', MAIL_FROM: 'mullion@mullion.test' } },
  );
  return { factory, documents };
};
