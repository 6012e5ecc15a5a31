import { styled } from 'styled-components';
import type { ArgumentDetail } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { font, smallSoft, space } from '@caravan/shared/theme';
import { Price } from '@caravan/shared/ui';
import { DemoNote } from '../DemoNote';
import { Lines } from './Lines';

type OfferProps = Pick<ArgumentDetail, 'guidePrice' | 'price' | 'isDemo'>;

/**
 * The guide price with the name of the product that it is for, and the price list of an advertiser. A price without an
 * amount is on request.
 */
export const Offer = ({ guidePrice, price, isDemo }: OfferProps) => {
  const t = useTexts('marketplace');
  const { currency, lang } = useSite();
  const product = guidePrice !== null && price.find(({ value }) => value === guidePrice)?.key;
  return (
    <Frame>
      <Guide>
        <dt>
          {t('offer.guidePrice')}
          {product && `: ${product}`}
        </dt>
        <dd>
          <Price
            amount={guidePrice}
            currency={currency}
            lang={lang}
            size="large"
            missingText={t('offer.noGuidePrice')}
          />
        </dd>
      </Guide>
      <DemoNote kind="offer" items={[{ isDemo }]} />
      {price.length > 0 && (
        <Lines
          lines={price.map(({ key, value }) => ({
            key,
            value:
              value === null ? (
                <OnRequest>{t('offer.onRequest')}</OnRequest>
              ) : (
                <Price amount={value} currency={currency} lang={lang} size="small" />
              ),
          }))}
        />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Guide = styled.dl`
  dt {
    ${smallSoft}
  }
`;

const OnRequest = styled.span`
  ${smallSoft}
  font-weight: ${font.normal};
`;
