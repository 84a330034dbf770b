import { describe, expect, it } from 'vitest';
import { htmlText } from './readTexts.ts';

describe('htmlText', () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
    ['<p>One.</p>\n<p>Two.</p>\n', 'One.\nTwo.'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<ul><li>High protein</li><li>No stones &amp; husk</li></ul>', '• High protein\n• No stones & husk'],
    ['<div>A <b>bold</b> <a href="https://x.example">link</a></div>', 'A bold link'],
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['100 % &nbsp;pure', '100 %  pure'],
    ['<h2>Ingredients</h2><p>Rice</p>', 'Ingredients\nRice'],
    ['<script>alert(1)</script><p>Rice</p>', 'Rice'],
    ['<style>p { color: red }</style><p>Rice</p>', 'Rice'],
    ['<p>Fresh.\nKeep cold.</p>', 'Fresh.\nKeep cold.'],
    ['<img src="a.jpg" alt="Milk"><p>Milk</p>', 'Milk'],
    ['<p>घी &#8377;500</p>', 'घी ₹500'],
    ['<table><tr><td>Energy</td><td>350 kcal</td></tr></table>', 'Energy 350 kcal'],
  ])('reads %j as %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it.each(['Plain text', 'Rice & dal', 'less < more > less', 'a <3 b', 'AT&T', '5 > 3 & 2 < 4', 'Line\n\n\nLine'])(
    'leaves %j as it is',
    (text) => {
      expect(htmlText(text)).toBe(text);
    },
  );
});
