import { splitTitle } from "../../src/lib/title";

describe("splitTitle", () => {
  it.each([
    ["Minimalist Design: The Discipline of Leaving Out", "Minimalist Design:", "The Discipline of Leaving Out"],
    ["Design Is a Process, Not a Deliverable", "Design Is a Process,", "Not a Deliverable"],
    ["Less — More", "Less —", "More"],
    ["No-Code", "No-", "Code"],
    ["One thing. Another", "One thing.", "Another"],
  ])("splits “%s” in two", (title, lead, accent) => {
    expect(splitTitle(title)).toEqual({ lead, accent });
  });
});
