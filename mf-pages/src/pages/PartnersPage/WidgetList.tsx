import { useSite, useTexts } from '@caravan/shared/site';
import { MoreLink } from '@caravan/shared/ui';
import { Entries } from '../../components/Entries';
import { translatedAttributes } from '../../components/tagAttributes';
import { pageOf, unset } from './embedded';
import { partnersAddress, partnersView } from './partnersView';
import { Attributes, Name } from './PartnersPage.styles';

const plain = partnersView(new URLSearchParams());

/** All widgets that remotes offer, with the attributes of their tags. */
export const WidgetList = () => {
  const t = useTexts('pages');
  const { embeddable } = useSite();
  return (
    <Entries $look="heading">
      {embeddable.map((one) => (
        <div key={one.name}>
          <dt>{one.title}</dt>
          <dd>
            <p>{t(`partners.widgets.${one.framed ? 'framed' : 'unframed'}`)}</p>
            <Attributes>
              {Object.entries({ name: { values: [one.name], otherwise: undefined }, ...one.attributes }).map(
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
            <MoreLink to={`${partnersAddress(plain, { show: pageOf(unset(one)) })}#try`}>
              {t('partners.widgets.set')}
            </MoreLink>
          </dd>
        </div>
      ))}
    </Entries>
  );
};
