import type { OutputOf, PalletDetail, Problem, scanProduct } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { palletFromWire } from '@mullion/packing-model';
import { useProblemText } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../kits/outbox/envelope';
import type { Envelope } from '../../../entities/scanning/acts';
import { deletedWords } from '../../../entities/pallet/deleted-pallet';
import { itemOfCode } from '../../../kits/scan/item-of-code';
import { barcodeOf } from '../../../entities/product/product-code';
import { asLine, type Verdict } from '../../../kits/terminal/verdict';
import type { LocalVerdict } from '../rules/judge-locally';
import { outcomeOf, toneOf, type PalletScannerAnswer } from '../rules/pallet-outcome';
import { placeOnPallet, type PlaceOnPallet } from '../rules/place-on-pallet';

/** Left, right … and in a stack whether at its bottom or its top. */
export const sideText = (t: TFunction<'scanners'>, { side, level }: PlaceOnPallet): string =>
  [t(`pallet.side.${side}`), level && t(`pallet.level.${level}`)].filter(Boolean).join(', ');

const lastFour = (number: string): string => number.slice(-4);

/** What the server answered to one of this scanner's actions. */
export const answerOf = (
  { act }: Envelope,
  attempt: Attempt,
): { readonly data: PalletScannerAnswer } | { readonly problem: Problem } =>
  'problem' in attempt
    ? attempt
    : {
        data: { kind: act.kind === 'open-pallet' ? 'pallet' : 'product', answer: attempt.data } as PalletScannerAnswer,
      };

/**
 * Verdict and line of a scan on the pallet scanner, as the server answered it and as this device judges it while no
 * answer comes.
 * @param pallet the one that is open
 * @param fullBefore the full pallet, not closed, that was open when the newest one was scanned
 */
export const usePalletWords = (pallet: PalletDetail | undefined, fullBefore: () => string | null) => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  const whereOf = (on: PalletDetail | undefined, id: number | undefined): string | undefined => {
    const place = on && id !== undefined ? placeOnPallet(palletFromWire(on), id) : null;
    return place ? t('pallet.place', { row: place.row, side: sideText(t, place) }) : undefined;
  };

  /** The same again: nothing is wrong with it, and nothing is done. */
  const scannedAlready = (scanned: string): { verdict: Verdict; line: string } => {
    const known = itemOfCode(pallet?.products ?? [], scanned, barcodeOf);
    const code = known ? `${known.position} · ${known.order}` : scanned;
    const title = t('pallet.product_already_loaded');
    const text = t('pallet.product_already_loadedText');
    return {
      verdict: { tone: 'bad', code, title, text, place: t('pallet.takeAnother'), glyph: 'loop' },
      line: asLine(title),
    };
  };

  const wordsOf = (envelope: Envelope, attempt: Attempt): { verdict: Verdict; line: string } => {
    const outcome = outcomeOf(answerOf(envelope, attempt));
    const { act: scan } = envelope;
    const onPallet = scan.kind === 'load-product' ? lastFour(scan.onto.name) : '';
    const tone = toneOf(outcome);
    const words = (
      code: string,
      title: string,
      text: string,
      line: string = asLine(title),
      more: Partial<Verdict> = {},
    ) => ({
      verdict: { tone, code, title, text, ...more },
      line,
    });
    const placed =
      'data' in attempt && scan.kind === 'load-product' ? (attempt.data as OutputOf<typeof scanProduct>) : null;
    // who stands in for another has its place; the list that is here still names the other
    const place = placed ? whereOf(pallet, placed.instead_of?.id ?? placed.product.id) : undefined;
    const where = (line: 'pallet.replacedLine' | 'pallet.loadedLine'): string => {
      // the place says all that the mark of the line does not
      return place ? asLine(place) : t(line, { pallet: onPallet });
    };
    switch (outcome.kind) {
      case 'pallet_loaded': {
        const full = fullBefore();
        const next =
          outcome.left > 0
            ? t('pallet.scanProducts', { count: outcome.left })
            : outcome.closed
              ? t('pallet.closedAlready')
              : t('pallet.mayClose');
        const said = [
          outcome.outdated && t('pallet.outdated'),
          full !== null && t('pallet.leftOpen', { pallet: full }),
          next,
        ];
        const line = outcome.outdated ? t('pallet.outdatedLine') : undefined;
        return words(
          outcome.number,
          t('pallet.pallet_loaded'),
          said.filter(Boolean).join(' '),
          line,
          full === null ? {} : { tone: 'warn' },
        );
      }
      case 'pallet_deleted': {
        const { name, title, text } = deletedWords(t, outcome.problem);
        return words(name, title, text);
      }
      case 'loaded':
      case 'replaced':
        return words(
          `${outcome.position} · ${outcome.order}`,
          outcome.left === 0 ? t('pallet.complete') : t('pallet.loaded'),
          outcome.left === 0
            ? t('pallet.mayClose')
            : outcome.kind === 'replaced'
              ? t('pallet.replacedText', { count: outcome.left })
              : t('pallet.left', { count: outcome.left }),
          where(outcome.kind === 'replaced' ? 'pallet.replacedLine' : 'pallet.loadedLine'),
          {
            place,
            glyph: outcome.kind === 'replaced' ? 'swap' : undefined,
            signal: outcome.left === 0 ? 'complete' : undefined,
          },
        );
      case 'not_ready':
        return words(outcome.number || scan.code, t('pallet.not_ready'), t('pallet.not_readyText'));
      case 'should_be_on_pallet':
        return words(
          scan.code,
          t('pallet.should_be_on_pallet'),
          t('pallet.otherPalletText'),
          t('pallet.should_be_on_palletLine', { pallet: lastFour(outcome.pallet) }),
          { place: t('pallet.putOn', { pallet: outcome.pallet }) },
        );
      case 'product_already_loaded':
        return scannedAlready(scan.code);
      case 'no_right_to_scan':
        return words(scan.code, t('pallet.no_right_to_scan'), t('pallet.no_right_to_scanText'), undefined, {
          glyph: 'lock',
        });
      case 'refused':
        return words(scan.code, t('refused'), textOf(outcome.problem));
      default:
        return words(scan.code, t(`pallet.${outcome.kind}`), t(`pallet.${outcome.kind}Text`));
    }
  };

  const localWords = (envelope: Envelope, local: LocalVerdict): { verdict: Verdict; line: string } => {
    const time = 'at' in local ? formatMoment(new Date(local.at)).slice(-5) : '';
    switch (local.kind) {
      case 'opened':
        return {
          verdict: {
            tone: 'pending',
            code: local.pallet.shown_number,
            title: t('offline.opened'),
            text: t('offline.byPlan', { time }),
          },
          line: asLine(t('offline.opened')),
        };
      case 'fits': {
        // the words of an answer, from what is kept; a product that is drawn nowhere is on the pallet at least
        const place = whereOf(local.onto, local.slotId) ?? t('offline.onto', { pallet: local.onto.shown_number });
        return {
          verdict: {
            tone: 'pending',
            code: local.name,
            title: t('waiting'),
            place,
            text: t('offline.byPlan', { time }),
          },
          line: t('waitingLine'),
        };
      }
      case 'hold': {
        const whys = { already: t('offline.already'), not_ready: t('offline.notReady'), left: t('offline.gone') };
        const place =
          local.why === 'other' ? t('offline.plannedOn', { pallet: local.planned.shown_number }) : whys[local.why];
        return {
          verdict: {
            tone: 'hold',
            code: local.name,
            title: t('offline.hold'),
            place,
            text: t('offline.holdText', { time }),
          },
          line: t('offline.holdLine'),
        };
      }
      case 'unknown':
        return {
          verdict: { tone: 'pending', code: envelope.act.code, title: t('waiting'), text: t('offline.unknown') },
          line: t('waitingLine'),
        };
    }
  };
  return { wordsOf, localWords, whereOf, scannedAlready };
};
