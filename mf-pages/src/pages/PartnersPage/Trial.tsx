import type { LinkOf } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { FilterLinks, Section } from '@caravan/shared/ui';
import { Prose } from '../../components/Prose';
import { CodeBlock } from './CodeBlock';
import { heightOf, type WidgetSelection } from './embedded';
import { Codes, NoScriptNote } from './PartnersPage.styles';
import { partnersAddress, embedMethods, type PartnersView, type EmbedMethod } from './partnersView';
import { Preview } from './Preview';
import { Settings } from './Settings';
import {
  federationCode,
  frameCode,
  frameScript,
  generalTitles,
  placeholderStyle,
  tagCode,
  type WidgetSettings,
} from './snippets';

const WidgetCode = ({ method, settings }: { readonly method: EmbedMethod; readonly settings: WidgetSettings }) => {
  const t = useTexts('pages');
  switch (method) {
    case 'frame':
      return (
        <>
          <CodeBlock label={t('partners.code.page')} code={frameCode(settings)} />
          <CodeBlock label={t('partners.code.script')} code={frameScript(settings.origin)} />
        </>
      );
    case 'federation':
      return <CodeBlock label={t('partners.code.script')} code={federationCode(settings)} />;
    default:
      return (
        <>
          <CodeBlock label={t('partners.code.page')} code={tagCode(settings)} />
          <CodeBlock label={t('partners.code.style')} code={placeholderStyle(settings.height)} />
        </>
      );
  }
};

interface TrialProps {
  readonly view: PartnersView;
  readonly link: LinkOf<PartnersView>;
  readonly selection: WidgetSelection;
}

/** Shows a preview of the chosen widget and its code. Shows the tag if the page may not be framed. */
export const Trial = ({ view, link, selection }: TrialProps) => {
  const t = useTexts('pages');
  const { lang, currency, origin } = useSite();
  const { framed, title } = selection.embeddable;
  const widgetLang = view.language ?? lang;
  const methods = embedMethods.filter((method) => framed || method !== 'frame');
  const method = methods.find((candidate) => candidate === view.method) ?? 'tag';
  const settings: WidgetSettings = {
    ...selection,
    origin,
    lang: widgetLang,
    title: widgetLang === lang ? title : generalTitles[widgetLang],
    currency: view.currency ?? currency,
    theme: view.theme,
    heading: view.heading,
    accent: view.accent,
    background: view.background,
    height: view.height ?? heightOf(selection, view.width, widgetLang),
  };
  return (
    <Section title={t('partners.try.title')} lead={t('partners.try.lead')} id="try">
      <noscript>
        <NoScriptNote>{t('partners.try.unscripted')}</NoScriptNote>
      </noscript>
      <Settings view={view} link={link} settings={settings} method={method} />
      <FilterLinks
        label={t('partners.ways.label')}
        links={methods.map((option) => ({
          key: option,
          text: t(`partners.ways.${option}.name`),
          to: link((latestView) => partnersAddress(latestView, { method: option })),
          current: option === method,
        }))}
      />
      <Codes>
        <Prose text={t(`partners.ways.${method}.text`)} />
        <WidgetCode method={method} settings={settings} />
      </Codes>
      {method !== 'federation' && <Preview method={method} settings={settings} width={view.width} />}
    </Section>
  );
};
