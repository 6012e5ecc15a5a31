import { useSite, useTexts } from '@caravan/shared/site';
import { MoreLink } from '@caravan/shared/ui';
import { Entries } from '../../components/Entries';
import { translatedAttributes } from '../../components/tagAttributes';
import { pageAddress, defaultSelection } from './embedded';
import { partnersAddress, partnersView } from './partnersView';
import { Attributes, Name } from './PartnersPage.styles';

const defaultView = partnersView(new URLSearchParams());

/** Lists all widgets that remotes offer, with the attributes of their tags. */
export const WidgetList = () => {
  const t = useTexts('pages');
  const { embeddable } = useSite();
  return (
    <Entries $variant="heading">
      {embeddable.map((widget) => (
        <div key={widget.name}>
          <dt>{widget.title}</dt>
          <dd>
            <p>{t(`partners.widgets.${widget.framed ? 'framed' : 'unframed'}`)}</p>
            <Attributes>
              {Object.entries({ name: { values: [widget.name], otherwise: undefined }, ...widget.attributes }).map(
                ([name, { values, otherwise }]) => (
                  <li key={name}>
                    <Name>{name}</Name>
                    {(name === 'name' || translatedAttributes.includes(name)) && (
                      <span>{t(`partners.means.${name}`)}</span>
                    )}
                    <span lang={values ? 'en' : undefined}>{values?.join(' · ') ?? t('partners.widgets.any')}</span>
                    {otherwise !== undefined && (
                      <small>
                        {t('partners.widgets.otherwise')} <Name>{otherwise}</Name>
                      </small>
                    )}
                  </li>
                ),
              )}
            </Attributes>
            <MoreLink to={`${partnersAddress(defaultView, { show: pageAddress(defaultSelection(widget)) })}#try`}>
              {t('partners.widgets.set')}
            </MoreLink>
          </dd>
        </div>
      ))}
    </Entries>
  );
};
