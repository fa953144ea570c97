import './pallet-info.css';
import './photos.css';
import '../../entities/pallet/packing.css';
import { OnePallet } from '../../entities/pallet/one-pallet';
import { paths } from '../../entities/pages/paths';
import { PalletInfoView } from './components/pallet-info-view';

/** What a pallet is: drawings, figures, products and photos. Nothing of its arrangement is changed here. */
export const PalletInfoPage = () => (
  <OnePallet path={paths.palletInfo} skeleton="pi-skeleton">
    {(pallet) => <PalletInfoView pallet={pallet} />}
  </OnePallet>
);
