import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Heading, useInView } from '@caravan/shared/ui';
import { heightsOf } from './embedded';
import { Frame, PreviewSection, PreviewArea } from './PartnersPage.styles';
import type { PreviewWidth, EmbedMethod } from './partnersView';
import { framePath, tagPath, type WidgetSettings } from './snippets';

const heightIn = (data: unknown): number | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'caravan:height' &&
  'height' in data &&
  typeof data.height === 'number'
    ? data.height
    : undefined;

/** Shows a page in a frame of the height that it reports. */
const FramedPage = ({ path, settings }: { readonly path: string; readonly settings: WidgetSettings }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [reportedHeight, setReportedHeight] = useState<number>();
  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<unknown>): void => {
      const height = heightIn(data);
      if (height !== undefined && source === frame.current?.contentWindow) setReportedHeight(height);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return <Frame ref={frame} title={settings.embeddable.title} src={path} height={reportedHeight ?? settings.height} />;
};

interface PreviewProps {
  readonly method: Exclude<EmbedMethod, 'federation'>;
  readonly settings: WidgetSettings;
  readonly width: PreviewWidth;
}

/** Shows the preview for readers. Loads it when it comes near the viewport. */
export const Preview = ({ method, settings, width }: PreviewProps) => {
  const t = useTexts('pages');
  const titleId = useId();
  const [areaRef, isNear] = useInView<HTMLDivElement>();
  const path = method === 'tag' ? tagPath(settings) : framePath(settings);
  return (
    <PreviewSection aria-labelledby={titleId} tabIndex={0}>
      <Heading level={3} id={titleId}>
        {t('partners.preview.title')}
      </Heading>
      <PreviewArea ref={areaRef} $width={width} $heights={heightsOf(settings, settings.lang)}>
        {/* A new frame for each setting: another address in the same frame would be a step in the history of the page. */}
        {isNear && <FramedPage key={path} path={path} settings={settings} />}
      </PreviewArea>
    </PreviewSection>
  );
};
