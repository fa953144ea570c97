import './panels.css';
import './pallet.css';
import '../../entities/pallet/packing.css';
import { useTranslation } from 'react-i18next';
import { UnsavedNote } from '../../kits/editor/unsaved-note';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { OnePallet } from '../../entities/pallet/one-pallet';
import { paths } from '../../entities/pages/paths';
import { EditorView } from './canvas/editor-view';

/** One pallet: drawings, 3D, figures, and the editor for those who may change it. */
export const PalletPage = () => {
  // the texts of the editor are read while the pallet is
  useTranslation(['pallet', 'runs', 'editor']);
  return (
    <OnePallet path={paths.pallet} skeleton="page-skeleton">
      {(read) => (
        <HotkeysArea>
          <EditorView
            read={read}
            notes={({ saving, document }) => (
              <UnsavedNote
                failure={saving.failure}
                onRetry={() => void document.retry()}
                aside={saving.aside.length}
                onAside={() => document.retryAside()}
              />
            )}
          />
        </HotkeysArea>
      )}
    </OnePallet>
  );
};
