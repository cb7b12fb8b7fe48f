import { whenIdle } from "../../src/lib/when-idle";

const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("whenIdle", () => {
  it("runs a task later, never at once", () => {
    setReadyState("complete");
    const task = jest.fn();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("waits for the page to load", () => {
    setReadyState("interactive");
    const task = jest.fn();
    whenIdle(task);
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    jest.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("can be called off before and after the page has loaded", () => {
    const task = jest.fn();
    setReadyState("interactive");
    const callOff = whenIdle(task);
    callOff();
    window.dispatchEvent(new Event("load"));
    const callOffLater = whenIdle(task);
    window.dispatchEvent(new Event("load"));
    callOffLater();
    setReadyState("complete");
    whenIdle(task)();
    jest.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });

  it("asks the browser for an idle moment where it can give one", () => {
    setReadyState("complete");
    const idle = jest.fn((_task: IdleRequestCallback) => 7);
    const cancelIdle = jest.fn();
    Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancelIdle });
    const task = jest.fn();
    const callOff = whenIdle(task);
    expect(idle).toHaveBeenCalledTimes(1);
    callOff();
    expect(cancelIdle).toHaveBeenCalledWith(7);
    Reflect.deleteProperty(window, "requestIdleCallback");
    Reflect.deleteProperty(window, "cancelIdleCallback");
  });
});
