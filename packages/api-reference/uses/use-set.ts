import type { LibraryFacts } from './library-facts';

/** What one source uses: pages, and members as `Owner.member`. */
export class UseSet {
  readonly pages = new Set<string>();
  readonly members = new Set<string>();

  constructor(readonly facts: LibraryFacts) {}

  /** Records a class or namespace. */
  page(name: string): void {
    if (this.facts.isClass(name) || this.facts.isNamespace(name)) this.pages.add(name);
  }

  /** Records a member of a class that is read, called or passed as an option; ignores names that the class does not have. */
  member(className: string, member: string): void {
    const owner = this.facts.ownerOf(className, member);
    if (owner !== undefined) this.members.add(`${owner}.${member}`);
  }

  /** Records an event listener of a class, as a member named `on:<event>`. */
  event(className: string, event: string): void {
    const owner = this.facts.eventOwnerOf(className, event);
    if (owner !== undefined) this.members.add(`${owner}.on:${event}`);
  }

  /**
   * An attribute of a component: a member, or a handler in the binding's spelling (`onDragEnd`, `ondragend`), whose lower-case name without
   * "on" is the event's.
   */
  attribute(className: string, name: string): void {
    const handler = /^on([A-Za-z]\w*)$/.exec(name)?.[1];
    if (handler !== undefined) this.event(className, handler.toLowerCase());
    else this.member(className, name);
  }

  add(other: UseSet): void {
    for (const page of other.pages) this.pages.add(page);
    for (const member of other.members) this.members.add(member);
  }
}
