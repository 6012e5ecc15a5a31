import type { ViewProps } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { PageHeading, Section } from '@caravan/shared/ui';
import { sharedAttributes } from '../../components/tagAttributes';
import { Prose } from '../../components/Prose';
import { ProseEntries } from '../../components/ProseEntries';
import { definePage } from '../../define';
import { CodeBlock } from './CodeBlock';
import { selectionAt } from './embedded';
import { partnersView, type PartnersView } from './partnersView';
import { Codes, MessagesLead } from './PartnersPage.styles';
import { policyOf } from './snippets';
import { Trial } from './Trial';
import { WidgetList } from './WidgetList';

/** Events of the tag, each with the callback of `mount`. */
const events = {
  load: 'onLoad',
  slow: 'onSlow',
  error: 'onError',
  navigate: 'onNavigate',
  resize: 'onResize',
} as const;

/** Messages that a frame posts to its parent page. */
const messages = ['load', 'error', 'height'] as const;

const CommonAttributes = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('partners.common.title')} lead={t('partners.common.lead')}>
      <ProseEntries
        $terms="narrow"
        isCode
        entries={sharedAttributes.map((name) => ({ term: name, text: t(`partners.common.${name}`) }))}
      />
    </Section>
  );
};

const Events = () => {
  const t = useTexts('pages');
  return (
    <Section title={t('partners.events.title')} lead={t('partners.events.lead')}>
      <ProseEntries
        $terms="narrow"
        isCode
        entries={Object.entries(events).map(([event, callback]) => ({
          term: `${event} · ${callback}`,
          text: t(`partners.events.${event}`),
        }))}
      />
      <MessagesLead text={t('partners.messages.lead')} />
      <ProseEntries
        $terms="narrow"
        isCode
        entries={messages.map((message) => ({ term: `caravan:${message}`, text: t(`partners.messages.${message}`) }))}
      />
    </Section>
  );
};

const Policy = () => {
  const t = useTexts('pages');
  const { origin } = useSite();
  return (
    <Section title={t('partners.policy.title')}>
      <Prose text={t('partners.policy.lead')} />
      <Codes>
        <CodeBlock label={t('partners.policy.tag')} code={policyOf('tag', origin)} />
        <CodeBlock label={t('partners.policy.frame')} code={policyOf('frame', origin)} />
      </Codes>
    </Section>
  );
};

/** Lists the widgets for partners, with a preview as readers will see it and the code to copy. */
const PartnersPage = ({ view, link }: ViewProps<PartnersView, object>) => {
  const t = useTexts('pages');
  const { embeddable, origin } = useSite();
  const selection = selectionAt(embeddable, view.show);
  return (
    <>
      <PageHeading title={t('partners.title')} lead={t('partners.lead')} />
      <Section title={t('partners.widgets.title')}>
        {selection ? <WidgetList /> : <Prose text={t('partners.widgets.none')} />}
      </Section>
      {selection && <Trial view={view} link={link} selection={selection} />}
      <CommonAttributes />
      <Events />
      <Policy />
      <Section title={t('partners.join.title')}>
        <Prose text={t('partners.join.text', { origin })} />
      </Section>
    </>
  );
};

export const page = definePage('partners', {
  address: ({ search }) => partnersView(search),
  queries: () => ({}),
  View: PartnersPage,
});
