import { useId } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, radius, smallFaint, space } from '@caravan/shared/theme';
import { Anchor } from '@caravan/shared/ui';
import { mapLink } from '../../components/company';

const river = 'M-20 250C90 262 150 330 235 342S400 330 470 392S560 470 640 486';
const highway = 'M-20 66L150 112L300 178';
const rail = 'M-20 18C160 60 330 70 640 96';

/** Streets from wide to narrow. Their names are in `labels`. */
const avenues = [
  'M300 178C300 260 268 330 262 380S268 460 272 500', // Megobroba, over the bridge
  'M300 178L420 200L640 226', // Kostava
  'M40 470L262 404L470 486', // Shartava
];
const streets = [
  'M300 178L404 76', // Mshenebelta, to the station
  'M484 207L496 84',
  'M596 220L608 94',
  'M366 192L356 330',
  'M470 207L462 372',
  'M560 217L556 440',
  'M300 258L640 300',
  'M283 316L640 372',
  'M382 98L640 130',
  'M90 455L66 330M150 437L120 330M205 421L190 352',
  'M120 330L-20 350M330 432L348 384M400 459L420 400',
  'M-20 440L90 455L120 500',
];

/** Labels with position, rotation, class and whether small maps show them. */
const labels = [
  { id: 'highway', x: 20, y: 62, rotation: 15, anchor: 'start', className: '' },
  { id: 'megobroba', x: 271, y: 206, rotation: 99, anchor: 'start', className: 'minor' },
  { id: 'kostava', x: 384, y: 188, rotation: 9, anchor: 'start', className: 'minor' },
  { id: 'shartava', x: 92, y: 442, rotation: -16.5, anchor: 'start', className: 'minor' },
  { id: 'mshenebelta', x: 366, y: 148, rotation: 0, anchor: 'start', className: '' },
  { id: 'oldTown', x: 416, y: 308, rotation: 0, anchor: 'middle', className: '' },
  { id: 'newTown', x: 116, y: 398, rotation: 0, anchor: 'middle', className: '' },
  { id: 'market', x: 137, y: 164, rotation: 0, anchor: 'middle', className: 'name' },
  { id: 'customs', x: 544, y: 178, rotation: 0, anchor: 'middle', className: 'name minor' },
  { id: 'station', x: 424, y: 60, rotation: 0, anchor: 'start', className: 'name' },
  { id: 'park', x: 509, y: 258, rotation: 0, anchor: 'middle', className: 'name minor' },
  { id: 'river', x: 360, y: 352, rotation: 12, anchor: 'middle', className: 'river' },
  { id: 'office', x: 320, y: 102, rotation: 0, anchor: 'end', className: 'office' },
] as const;

const Land = () => (
  <>
    <rect className="ground" width="620" height="480" />
    <path className="park" d="M476 226L546 234L544 282L472 274Z" />
    <path className="park" d="M-20 262C70 276 120 330 200 352L180 372L-20 330Z" />
    <path className="quarter" d="M120 120L190 150L170 196L84 168Z" />
    <path className="quarter" d="M502 142L590 153L586 199L498 188Z" />
    <path className="water" d={river} />
    {streets.map((d) => (
      <path key={d} className="street" d={d} />
    ))}
    {[...avenues, highway].map((d) => (
      <path key={d} className="casing" d={d} />
    ))}
    {[...avenues, highway].map((d) => (
      <path key={d} className="avenue" d={d} />
    ))}
    <path className="rail" d={rail} />
    <path className="sleepers" d={rail} />
  </>
);

/** Shows a map around the office. It is part of the page, so that no map service learns about visitors. */
export const AreaMap = () => {
  const t = useTexts('pages');
  const id = useId();
  return (
    <Frame>
      <Drawing viewBox="0 0 620 480" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{t('contacts.map.label')}</title>
        <desc id={`${id}d`}>{t('contacts.map.description')}</desc>
        <Land />
        <rect className="station" x="396" y="62" width="30" height="12" transform="rotate(5 411 68)" />
        <path className="pin" d="M348 136c-14 -20 -21 -28 -21 -40a21 21 0 0 1 42 0c0 12 -7 20 -21 40Z" />
        <circle className="eye" cx="348" cy="96" r="8" />
        {labels.map(({ id: label, x, y, rotation, anchor, className }) => (
          <text
            key={label}
            className={className}
            transform={`translate(${x} ${y}) rotate(${rotation})`}
            textAnchor={anchor}
          >
            {t(`contacts.map.${label}`)}
          </text>
        ))}
      </Drawing>
      <Caption>
        {t('contacts.map.note')} <Anchor href={mapLink}>{t('contacts.map.open')}</Anchor>
      </Caption>
    </Frame>
  );
};

const Frame = styled.figure`
  container-type: inline-size;
`;

// Uses an inline SVG, because an <img> cannot use the tokens of the theme. Its texts have sizes in em, because they grow with the drawing.
const Drawing = styled.svg.attrs({ role: 'img', fontSize: 16 })`
  width: 100%;
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  path {
    fill: none;
    stroke-linejoin: round;
  }
  .ground {
    fill: ${colour.surface};
  }
  .park {
    fill: ${colour.goodWash};
  }
  .quarter {
    fill: ${colour.wash};
  }
  .water {
    stroke: ${colour.seriesTwo};
    stroke-opacity: 0.32;
    stroke-width: 34;
  }
  .street {
    stroke: ${colour.line};
    stroke-width: 5;
  }
  .casing {
    stroke: ${colour.lineStrong};
    stroke-width: 13;
  }
  .avenue {
    stroke: ${colour.surface};
    stroke-width: 11;
  }
  .rail {
    stroke: ${colour.inkFaint};
    stroke-width: 2;
  }
  .sleepers {
    stroke: ${colour.inkFaint};
    stroke-width: 8;
    stroke-dasharray: 2 8;
  }
  .station {
    fill: ${colour.inkFaint};
  }
  .pin {
    fill: ${colour.accent};
    stroke: ${colour.surface};
    stroke-width: 2;
  }
  .eye {
    fill: ${colour.onAccent};
  }
  text {
    fill: ${colour.inkSoft};
    stroke: ${colour.surface};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 0.8125em;
  }
  .name {
    fill: ${colour.ink};
  }
  .river {
    fill: ${colour.seriesTwo};
    font-family: ${font.display};
    font-weight: ${font.strong};
  }
  .office {
    fill: ${colour.accent};
    font-family: ${font.display};
    font-size: 1.25em;
    font-weight: ${font.strong};
  }
  /* A small drawing has room for fewer names, and they must stay readable. */
  @container (max-width: 30rem) {
    .minor {
      display: none;
    }
    text {
      font-size: 1.25em;
    }
    .office {
      font-size: 1.625em;
    }
  }
`;

const Caption = styled.figcaption`
  padding-top: ${space[1]};
  ${smallFaint}
`;
