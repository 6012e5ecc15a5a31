import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Heading, useInView } from '@caravan/shared/ui';
import { heightsOf } from './embedded';
import { Frame, Live, Place } from './PartnersPage.styles';
import type { Room, Way } from './partnersView';
import { framePath, tagPath, type Shown } from './snippets';

const heightSaid = (data: unknown): number | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'caravan:height' &&
  'height' in data &&
  typeof data.height === 'number'
    ? data.height
    : undefined;

/** A page in a frame of the height that it reports. */
const FramedPage = ({ path, shown }: { readonly path: string; readonly shown: Shown }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      const height = heightSaid(data);
      if (height !== undefined && source === frame.current?.contentWindow) setTold(height);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return <Frame ref={frame} title={shown.embeddable.title} src={path} height={told ?? shown.height} />;
};

interface PreviewProps {
  readonly way: Exclude<Way, 'federation'>;
  readonly shown: Shown;
  readonly room: Room;
}

/** Preview for readers, loaded when it comes near the viewport. */
export const Preview = ({ way, shown, room }: PreviewProps) => {
  const t = useTexts('pages');
  const titleId = useId();
  const [place, isNear] = useInView<HTMLDivElement>();
  const path = way === 'tag' ? tagPath(shown) : framePath(shown);
  return (
    <Live aria-labelledby={titleId} tabIndex={0}>
      <Heading level={3} id={titleId}>
        {t('partners.preview.title')}
      </Heading>
      <Place ref={place} $room={room} $heights={heightsOf(shown, shown.lang)}>
        {/* A new frame for each setting: another address in the same frame would be a step in the history of the page. */}
        {isNear && <FramedPage key={path} path={path} shown={shown} />}
      </Place>
    </Live>
  );
};
