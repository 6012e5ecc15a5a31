import { Download, Icon } from '../../icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSite } from '../../site';
import { Dropdown, dropdownItem } from '../../ui/actions';
import type { SaveFormat } from '../save/save';
import type { ChartHead, Graphic } from '../figures';

const formats = ['png', 'svg', 'csv'] as const;

/** Pictures need fonts from the style sheets of the site and an image from `data:`. Partners' pages have or allow neither. */
const widgetFormats = ['csv'] as const;

const codeMaker = () => import(/* webpackChunkName: "chart-save" */ './embedCode');

/** Loads the code before the click: some browsers refuse clipboard writes that come long after one. */
const prepareCode = (): void => void codeMaker().catch(() => undefined);

/** Saves a chart as PNG, SVG or CSV, in a widget as CSV only, or copies its embed code. The code for that loads on demand. */
export const SaveMenu = ({ head, graphic }: { readonly head: ChartHead; readonly graphic: Graphic }) => {
  const site = useSite();
  const { toast } = site;
  const { label, embed, texts } = head;
  const fail = (text: string): void => toast({ tone: 'error', text });
  const save = (format: SaveFormat, element: Element): void => {
    import(/* webpackChunkName: "chart-save" */ '../save/save')
      .then(({ saveChart }) => saveChart(format, head, graphic, element, site))
      .catch(() => fail(texts.save.failed));
  };
  const copy = (path: string): void => {
    codeMaker()
      .then(({ codeOf }) => navigator.clipboard.writeText(codeOf(path, site, label, graphic)))
      .then(() => toast({ tone: 'success', text: texts.save.copied }))
      .catch(() => fail(texts.save.copyFailed));
  };
  return (
    <Dropdown
      label={`${texts.save.open}: ${label}`}
      button={
        <>
          <Icon of={Download} />
          {texts.save.open}
        </>
      }
    >
      {(site.embedded ? widgetFormats : formats).map((format) => (
        <Item key={format} type="button" onClick={({ currentTarget }) => save(format, currentTarget)}>
          {texts.save[format]}
        </Item>
      ))}
      {embed !== undefined && (
        <>
          <Item type="button" onPointerEnter={prepareCode} onFocus={prepareCode} onClick={() => copy(embed)}>
            {texts.save.embed}
          </Item>
          <EmbedOptionsLink to={`/partners?show=${encodeURIComponent(embed)}`}>{texts.save.ways}</EmbedOptionsLink>
        </>
      )}
    </Dropdown>
  );
};

const Item = styled.button`
  ${dropdownItem}
`;

const EmbedOptionsLink = styled(Link)`
  ${dropdownItem}
`;
