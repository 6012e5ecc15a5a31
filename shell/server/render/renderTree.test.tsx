/** @jest-environment node */
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { mergeStyles } from './mergeStyles';
import { renderTree } from './renderTree';

const Text = styled.p.withConfig({ componentId: 'text' })`
  color: red;
`;
const Fallback = styled.i.withConfig({ componentId: 'waiting' })`
  color: grey;
`;

/** A component whose code arrives after `delay` milliseconds, or with the build for 0. */
const lazyText = (delay: number) =>
  lazy(async () => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return { default: () => <Text>late</Text> };
  });

const inSuspense = (part: ReactElement) => <Suspense fallback={<Fallback />}>{part}</Suspense>;

const Throwing = (): ReactElement => {
  throw new Error('broken');
};

describe('a rendered tree', () => {
  it('has its content and styles', async () => {
    const { content, styles } = await renderTree(inSuspense(<Text>now</Text>));
    expect(content).toMatch(/^<!--\$--><p class="text \w+">now<\/p><!--\/\$-->$/);
    expect(mergeStyles([styles]).groups).toMatch(/^text:1:\w+$/);
  });

  it('is the same if code of the build loads one turn later', async () => {
    const LazyText = lazyText(0);
    const first = await renderTree(inSuspense(<LazyText />));
    expect(first.content).toContain('>late</p>');
    expect(mergeStyles([first.styles]).groups).not.toContain('waiting');
    expect(await renderTree(inSuspense(<LazyText />))).toEqual(first);
  });

  it('waits for code that loads later still', async () => {
    const LazyText = lazyText(20);
    const { content } = await renderTree(inSuspense(<LazyText />));
    expect(content).toMatch(/^<!--\$--><p class="text \w+">late<\/p><!--\/\$-->$/);
  });

  it.each([<Throwing key="1" />, inSuspense(<Throwing />)])('rejects with what a component throws', async (tree) => {
    await expect(renderTree(tree)).rejects.toThrow('broken');
  });
});
