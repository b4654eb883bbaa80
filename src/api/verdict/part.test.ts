import { describe, expect, test } from 'vitest';
import { escapeHtml, renderPart } from './part.ts';

describe('htmlOf', () => {
  test('elements, their attributes and their text', () => {
    const b = { tag: 'b', class: 'number', parts: ['12'] } as const;
    const item = { tag: 'li', data: { outcome: 'win' }, parts: [b, ' 2 บาท'] } as const;
    expect(renderPart(item)).toBe('<li data-outcome="win"><b class="number">12</b> 2 บาท</li>');
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</title><svg/onload=alert(1)>',
    '&lt;script&gt;',
    '&#60;b&#62;',
  ])('%s stays text', (text) => {
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    const html = renderPart({
      tag: 'a',
      href: text,
      class: text,
      data: { outcome: text },
      parts: [text],
    });
    expect(html.match(/[<>]/g)).toHaveLength(4);
    expect(html.match(/"/g)).toHaveLength(6);
    expect(html).not.toContain("'");
  });

  test('what is escaped reads as it was', () => {
    const text = `<&>"'&amp;`;
    const read = (html: string) =>
      html
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
    expect(read(escapeHtml(text))).toBe(text);
  });
});
