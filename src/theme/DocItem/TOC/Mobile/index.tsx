/** Nothing above the title: `ContentsOnPhone` shows the contents within the page. */
export default function NothingAboveTitle(): null {
  return null;
}
