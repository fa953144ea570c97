import { stringify } from 'yaml';
import { accounts } from '../accounts';
import { composeFile } from './compose';
import { kubernetesFiles, kustomization } from './kubernetes';

const head = '# Made from deploy/processes.ts by `npm run manifests`; change that, not this.\n';
// no anchors: tools and people read each entry alone
const yaml = (data: object): string => stringify(data, { aliasDuplicateObjects: false, lineWidth: 0 });

/** Every file that is made from the list of processes: path from the checkout, and text. */
export function manifestFiles(): Record<string, string> {
  const base = Object.entries(kubernetesFiles()).map(([name, documents]) => [
    `k8s/base/${name}`,
    head + documents.map(yaml).join('---\n'),
  ]);
  return {
    // read by tools/servers, which starts before anything is built
    'deploy/accounts.json': `${JSON.stringify(accounts(), null, 2)}\n`,
    'docker-compose.yml': head + yaml(composeFile()),
    'k8s/base/kustomization.yaml': head + yaml(kustomization()),
    ...(Object.fromEntries(base) as Record<string, string>),
  };
}
