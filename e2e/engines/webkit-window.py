#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives: MiniBrowser hides the console and cannot be as narrow as a phone.

WebKitWebDriver starts it with `--size=WIDTHxHEIGHT`. What pages write to the console goes to its standard output. When a page is loaded,
the script in the file of `--script=PATH` runs before it and in all of its frames; an empty file is no script.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def main() -> None:
    if "--check" in sys.argv:
        # All that it needs has been imported.
        return
    size = next((word.split("=")[1] for word in sys.argv if word.startswith("--size=")), "1280x900")
    width, height = (int(part) for part in size.split("x"))
    script = next((word.split("=", 1)[1] for word in sys.argv if word.startswith("--script=")), None)
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)

    def make_view(automated: bool) -> WebKit2.WebView:
        settings = WebKit2.Settings()
        settings.set_enable_write_console_messages_to_stdout(True)
        settings.set_enable_developer_extras(True)
        settings.set_enable_fullscreen(True)
        # Software drawing is slow, but the same on every machine.
        settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        return WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=automated)

    def on_load(view: WebKit2.WebView, event: WebKit2.LoadEvent) -> None:
        if script is None or event != WebKit2.LoadEvent.STARTED:
            return
        manager = view.get_user_content_manager()
        manager.remove_all_scripts()
        with open(script, encoding="utf-8") as file:
            text = file.read()
        if text:
            frames, time = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
            manager.add_script(WebKit2.UserScript.new(text, frames, time, None, None))

    def show(view: WebKit2.WebView) -> None:
        view.connect("load-changed", on_load)
        window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
        window.set_default_size(width, height)
        window.add(view)
        view.connect("web-process-terminated", lambda _view, reason: print(f"PROCESS ENDED: {reason.value_nick}", flush=True))
        view.connect("close", lambda _view: window.destroy())
        window.show_all()
        view.grab_focus()

    def new_session(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name("engines")
        info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(info)

        def create(_session: WebKit2.AutomationSession) -> WebKit2.WebView:
            view = make_view(True)
            show(view)
            return view

        session.connect("create-web-view", create)

    context.connect("automation-started", new_session)
    Gtk.main()


main()
