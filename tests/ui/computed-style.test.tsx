import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { computedStyle } from '../support/computed-style.ts';

/** Of another window of jsdom, in which no test replaces it. */
function cascadedStyle(element: Element): CSSStyleDeclaration {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const view = frame.contentWindow;
  if (!view) throw new Error('The frame has no window.');
  const style = view.getComputedStyle(element);
  frame.remove();
  return style;
}

test('the style of an element is that of the cascade', () => {
  const { container } = render(
    <div>
      <section style={{ visibility: 'hidden', pointerEvents: 'none' }}>
        <p>
          Hidden <b>with</b> what is inside
        </p>
      </section>
      <dialog>Closed</dialog>
      <dialog open>Open</dialog>
      <details>
        <summary>More</summary>
        <span hidden>Nothing</span>
      </details>
      <p style={{ display: 'none' }}>None</p>
      <div popover="auto">Closed</div>
      <ul>
        <li>One</li>
      </ul>
      <table>
        <tbody>
          <tr hidden>
            <td>Collapsed</td>
          </tr>
          <tr>
            <td>
              <input type="hidden" />
              <input type="text" />
              <button type="button">Go</button>
            </td>
          </tr>
        </tbody>
      </table>
      <svg aria-hidden="true">
        <title>Drawing</title>
      </svg>
    </div>,
  );
  const elements = [...container.querySelectorAll('*')];
  const styles = (styleOf: (element: Element) => CSSStyleDeclaration) =>
    elements.map((element) => {
      const style = styleOf(element);
      const { display, visibility, pointerEvents, opacity } = style;
      const named = ['display', 'visibility', 'opacity'].map((name) => style.getPropertyValue(name));
      return [element.outerHTML.slice(0, 40), display, visibility, pointerEvents, opacity, ...named];
    });
  expect(styles(computedStyle)).toEqual(styles(cascadedStyle));
  expect(styles(computedStyle)).toEqual(styles(cascadedStyle));
});
