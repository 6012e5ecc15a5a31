import { useTexts } from '@caravan/shared/site';
import { ButtonShape, Mark, TextLines } from '../../components/drawing/parts';
import { Screen } from '../../components/drawing/Screen';
import type { BrowserFacts } from './browsers';

const puzzlePiece = <path className="sign" d="M361 11h4a3 3 0 0 1 6 0h4v5a3 3 0 0 1 0 6v4h-14Z" />;

/** Shows the extension store of a browser: the install button, the confirmation and the puzzle piece. */
export const StoreDrawing = ({ browser: { name, store, button, confirm } }: { browser: BrowserFacts }) => {
  const t = useTexts('pages');
  return (
    <Screen label={t('help.install.drawing', { browser: name })} address={store} sign={puzzlePiece}>
      <rect className="wash" x="16" y="52" width="52" height="52" rx="8" />
      <path className="accent" d="M24 88a7 7 0 0 1 14 0zM34 88a9 9 0 0 1 18 0zM44 88a8 8 0 0 1 16 0z" />
      <text className="strong" x="80" y="70">
        {t('help.install.extension')}
      </text>
      <text className="soft" x="80" y="90">
        {t('help.install.publisher')}
      </text>
      <ButtonShape x={80} y={106} width={110} text={button} />
      <Mark x={204} y={120} number={1} />
      <TextLines x={16} y={156} widths={[170, 150, 164, 90]} />
      <rect className="panel" x="218" y="142" width="168" height="76" rx="4" />
      <text className="strong" x="230" y="164">
        {t('help.install.ask')}
      </text>
      <ButtonShape x={230} y={178} width={110} text={confirm} />
      <Mark x={358} y={192} number={2} />
      <Mark x={368} y={50} number={3} />
    </Screen>
  );
};
