import { useSite, useTexts } from '@caravan/shared/site';
import { FilterLinks, Section } from '@caravan/shared/ui';
import { Prose } from '../../components/Prose';
import { CodeBlock } from './CodeBlock';
import { heightOf, type Chosen } from './embedded';
import { Codes, Unscripted } from './PartnersPage.styles';
import { partnersAddress, ways, type PartnersView, type Way } from './partnersView';
import { Preview } from './Preview';
import { Settings } from './Settings';
import { federationCode, frameCode, frameScript, generalTitles, roomStyle, tagCode, type Shown } from './snippets';

const Code = ({ way, shown }: { readonly way: Way; readonly shown: Shown }) => {
  const t = useTexts('pages');
  switch (way) {
    case 'frame':
      return (
        <>
          <CodeBlock label={t('partners.code.page')} code={frameCode(shown)} />
          <CodeBlock label={t('partners.code.script')} code={frameScript(shown.origin)} />
        </>
      );
    case 'federation':
      return <CodeBlock label={t('partners.code.script')} code={federationCode(shown)} />;
    default:
      return (
        <>
          <CodeBlock label={t('partners.code.page')} code={tagCode(shown)} />
          <CodeBlock label={t('partners.code.style')} code={roomStyle(shown.height)} />
        </>
      );
  }
};

/** Preview of the chosen widget and its code. Shows the tag if the page may not be framed. */
export const Trial = ({ view, chosen }: { readonly view: PartnersView; readonly chosen: Chosen }) => {
  const t = useTexts('pages');
  const { lang, currency, origin } = useSite();
  const { framed, title } = chosen.embeddable;
  const shownLang = view.language ?? lang;
  const offered = ways.filter((way) => framed || way !== 'frame');
  const way = offered.find((one) => one === view.way) ?? 'tag';
  const shown: Shown = {
    ...chosen,
    origin,
    lang: shownLang,
    title: shownLang === lang ? title : generalTitles[shownLang],
    currency: view.currency ?? currency,
    theme: view.theme,
    heading: view.heading,
    accent: view.accent,
    background: view.background,
    height: view.height ?? heightOf(chosen, view.room, shownLang),
  };
  return (
    <Section title={t('partners.try.title')} lead={t('partners.try.lead')} id="try">
      <noscript>
        <Unscripted>{t('partners.try.unscripted')}</Unscripted>
      </noscript>
      <Settings view={view} shown={shown} way={way} />
      <FilterLinks
        label={t('partners.ways.label')}
        links={offered.map((one) => ({
          key: one,
          text: t(`partners.ways.${one}.name`),
          to: partnersAddress(view, { way: one }),
          current: one === way,
        }))}
      />
      <Codes>
        <Prose text={t(`partners.ways.${way}.text`)} />
        <Code way={way} shown={shown} />
      </Codes>
      {way !== 'federation' && <Preview way={way} shown={shown} room={view.room} />}
    </Section>
  );
};
