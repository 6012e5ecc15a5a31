import { useTexts } from '@caravan/shared/site';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, space } from '@caravan/shared/theme';
import { Picture } from '@caravan/shared/ui';
import { addressOf, type Configuration } from '../../catalogue/address';
import { picturesOf, pictureSize, viewOf, views } from '../../catalogue/pictures';
import { logFailedPicture } from './logFailedPicture';
import { useChoiceLinks } from './useChoiceLinks';
import { useDecodedSource } from './useDecodedSource';
import { sampleStyle } from './sampleStyle';

const ViewThumbnail = ({ src }: { readonly src: string }) => (
  <Thumbnail src={useDecodedSource(src)} alt="" {...pictureSize} onFailed={logFailedPicture} />
);

/** Shows the views of the item as a strip of small pictures. */
export const ViewSwitch = ({ configuration }: { readonly configuration: Configuration }) => {
  const t = useTexts('colour-viewer');
  const { groupProps, linkProps } = useChoiceLinks('radio', t('menu.view'));
  const { selection, view: chosen, pinned } = configuration;
  const { item } = selection;
  const pictures = picturesOf(item, pinned);
  const availableViews = views.flatMap((view) => {
    const src = pictures[view];
    return src !== undefined && viewOf(view, pinned) === view ? [{ view, src }] : [];
  });
  return (
    <Strip {...groupProps} $count={availableViews.length}>
      {availableViews.map(({ view, src }) => (
        <ViewOption key={view} to={addressOf(item, { ...configuration, view })} {...linkProps(view === chosen)}>
          <ViewThumbnail src={src} />
          {t(`view.${view}`)}
        </ViewOption>
      ))}
    </Strip>
  );
};

/** Reserves the width of all pictures while they load, because the strip is at the end of its line. */
const Strip = styled.div<{ $count: number }>`
  display: grid;
  flex: none;
  grid-template-columns: repeat(${({ $count }) => $count}, 6.5rem);
  gap: ${space[2]};
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 8rem));
    gap: ${space[1]};
  }
`;

const Thumbnail = styled(Picture)`
  margin-bottom: ${space.half};
`;

const ViewOption = styled(Link)`
  display: block;
  ${sampleStyle}
`;
